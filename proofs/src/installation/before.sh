# Followed by the lines of the guide. What is measured and seen goes into /root/result.
set -eux
step() { echo "$1" >> /root/result; }
ready() { for _ in $(seq 120); do curl --silent --fail --output /dev/null "http://127.0.0.1:$1/readyz" && return; sleep 1; done; return 1; }
page() { curl --silent --fail --cacert /etc/nginx/tls/certificate.pem https://theses.example.org/ | grep --quiet Διατριβή; }
sleep 3
# Debian's package makes a cluster where it is installed for the first time, and here the server was there before.
pg_lsclusters --no-header | grep --quiet . || pg_createcluster 15 main
systemctl start postgresql
for _ in $(seq 30); do su postgres -c 'psql --command "select 1"' && break; sleep 1; done
echo '127.0.0.1 theses.example.org' >> /etc/hosts
