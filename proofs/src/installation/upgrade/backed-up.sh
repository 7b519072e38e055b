ls "/var/backups/diatrivi/before-$VERSION"/diatrivi-*.tar.age
step 'a row and a file are made, and a backup by the line of the guide'
