sleep 3
page
step 'the pages answer behind nginx, by https'
journalctl --unit 'diatrivi-api@*' --output cat | grep --quiet first-run
step 'the journal has the code of the first run'
echo 'four-legs-of-a-table' | diatrivi create-admin --username root --email root@example.org
step 'diatrivi create-admin makes the first administrator'
systemctl start diatrivi-backup.service
ls /var/backups/diatrivi/diatrivi-*.tar.age
systemctl is-enabled diatrivi-backup.timer
systemctl list-timers | grep --quiet diatrivi-backup
step 'the command of the timer writes an encrypted backup'
NODE_EXTRA_CA_CERTS=/etc/nginx/tls/certificate.pem diatrivi doctor > /root/doctor || true
cat /root/doctor
# No mail server is there: nothing else may be wrong.
test "$(grep --count '^WRONG' /root/doctor)" = 1
grep --quiet '^WRONG  mail' /root/doctor
step 'the doctor finds nothing wrong but the mail server, which is none'
su nobody -s /bin/sh -c 'diatrivi doctor' > /root/refused 2>&1 && exit 1
grep --quiet 'by sudo' /root/refused
step 'a user without the right to the settings is told so in one sentence'
systemd-analyze verify /etc/systemd/system/diatrivi-*.service /etc/systemd/system/diatrivi-*.timer 2> /root/verified || true
if grep diatrivi /root/verified; then exit 1; fi
step 'systemd-analyze verify has no complaint of the units'
for unit in diatrivi-api@4000 diatrivi-web; do
  pid=$(systemctl show --property MainPID --value $unit)
  step "$unit holds $(awk '/^VmRSS/ { print int($2 / 1000) }' /proc/$pid/status) MB at rest"
done
step "a release takes $(du -sm --apparent-size /opt/diatrivi/releases/0.1.0 | cut -f1) MB, its database $(du -sm /var/lib/postgresql | cut -f1) MB when it is new"
