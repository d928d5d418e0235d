ALTER TABLE "registrations" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "first_order" jsonb;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "customer_ref" text;