CREATE INDEX "email_change_cancel_until" ON "email_change" USING btree ("cancel_until");--> statement-breakpoint
CREATE INDEX "one_time_code_expires" ON "one_time_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "event_happened" ON "event" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "notice_read_age" ON "notice" USING btree ("created_at") WHERE read_at is not null;--> statement-breakpoint
CREATE INDEX "notice_unread_age" ON "notice" USING btree ("created_at") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_at") WHERE sent_at is not null;