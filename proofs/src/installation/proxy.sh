# Filled in by a person: the passphrase, and a certificate.
echo 'BACKUP_PASSPHRASE=a passphrase of a proof' > /etc/diatrivi/backup.env
mkdir -p /etc/nginx/tls
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 90 -subj /CN=theses.example.org \
  -addext subjectAltName=DNS:theses.example.org -keyout /etc/nginx/tls/key.pem -out /etc/nginx/tls/certificate.pem
systemctl start nginx
ready 4000
ready 4001
