# A row and a file of before the upgrade, which it has to keep, and what is looked at after each change of the version.
sql() { su postgres -c 'psql --set ON_ERROR_STOP=1 --no-psqlrc --quiet --tuples-only --no-align diatrivi' <<< "$1"; }
files=/var/lib/diatrivi/files
file() {
  key=$(cat /proc/sys/kernel/random/uuid)
  key="${key:0:2}/$key"
  install -d -m 0700 -o diatrivi -g diatrivi "$files" "$files/${key:0:2}"
  echo "$1" > /root/file
  install -m 0600 -o diatrivi -g diatrivi /root/file "$files/$key"
  sql "insert into stored_file (storage_key, content_hash, size, media_type)
    values ('$key', '$(sha256sum < /root/file | cut -d' ' -f1)', $(stat --format %s /root/file), 'text/plain')"
}
runs() { test "$(readlink "/proc/$(systemctl show --property MainPID --value "$1")/cwd")" = "/opt/diatrivi/releases/$2"; }
answers() {
  curl --silent --fail --cacert /etc/nginx/tls/certificate.pem --output /dev/null https://theses.example.org/api/healthz
  page
}
all_run() {
  sleep 3
  for unit in diatrivi-api@4000 diatrivi-api@4001 diatrivi-web; do runs "$unit" "$1"; done
  answers
}
sql "insert into keyword (label) values ('a row of before')"
file 'a file of before'
