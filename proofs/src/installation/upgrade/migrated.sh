all_run "$VERSION"
test "$(sql "select note from keyword where label = 'a row of before'")" = 'made up'
step "upgraded to $VERSION: its migration ran, the row is there with the new column, and the site answers"
sql "insert into keyword (label) values ('a row of after')"
file 'a file of after'
