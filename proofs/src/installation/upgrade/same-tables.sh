all_run "$BEFORE"
step "back at $BEFORE from a version without a migration, and the site answers"
# From here on the next version brings a migration.
cp -r /root/next/. "/opt/diatrivi/releases/$VERSION/apps/api/migrations/"
