CREATE TABLE "mailbox_letters" (
	"address_key" text PRIMARY KEY NOT NULL,
	"letter_id" uuid,
	"sent_at" timestamp with time zone,
	"window_from" timestamp with time zone NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recipients" ADD COLUMN "becomes_main" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "recipients" ADD COLUMN "letter_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "recipients_one_becomes_main" ON "recipients" USING btree ("firm_id") WHERE "recipients"."becomes_main";