# The way back of a version without a migration, which is none here.
ln -sf -T "releases/$BEFORE" /opt/diatrivi/current
systemctl restart diatrivi-api@4000
refusal() { journalctl --unit diatrivi-api@4000 --output cat | grep --fixed-strings "brought forward by a newer version of Diatrivi than this one ($BEFORE"; }
for _ in $(seq 60); do refusal && break; sleep 1; done
refusal
if curl --silent --output /dev/null http://127.0.0.1:4000/healthz; then exit 1; fi
runs diatrivi-api@4001 "$VERSION"
answers
step "$BEFORE refuses the newer database with its sentence, and the process of $VERSION goes on for both"
