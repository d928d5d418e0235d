ALTER TABLE "appointment_requests" ADD COLUMN "handed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "handed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "handed_at" timestamp with time zone;