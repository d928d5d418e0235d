-- Firms that are here already came from an operator or the demo, who vouched for their mailbox. A
-- default says so of every row; an UPDATE by the owner would meet none behind the second wall.
ALTER TABLE "firms" ADD COLUMN "notify_proved_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "firms" ALTER COLUMN "notify_proved_at" DROP DEFAULT;
