ready 4000
ready 4001
all_run "$BEFORE"
test "$(sql "select label from keyword where label like 'a row of %'")" = 'a row of before'
test "$(sql "select count(*) from information_schema.columns where table_name = 'keyword' and column_name = 'note'")" = 0
test "$(cat "$files/$(sql 'select storage_key from stored_file')")" = 'a file of before'
test "$(find "$files" -type f | wc -l)" = 1
step "back at $BEFORE by the backup: its row and its file are there, what came after is not, and the site answers"
