CREATE TABLE "appointment_requests" (
	"firm_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"client_name" text NOT NULL,
	"client_email" text,
	"client_phone" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"emailed_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"appointment_id" uuid NOT NULL,
	"consultation_type" text NOT NULL,
	"urgency" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"preferred_times" jsonb NOT NULL,
	"message" text,
	CONSTRAINT "appointment_requests_firm_id_appointment_id_pk" PRIMARY KEY("firm_id","appointment_id"),
	CONSTRAINT "appointment_requests_type" CHECK ("appointment_requests"."consultation_type" in ('phone', 'video', 'in_person')),
	CONSTRAINT "appointment_requests_urgency" CHECK ("appointment_requests"."urgency" in ('high', 'medium', 'low')),
	CONSTRAINT "appointment_requests_status" CHECK ("appointment_requests"."status" in ('requested', 'scheduled', 'completed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"firm_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"client_name" text NOT NULL,
	"client_email" text,
	"client_phone" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"emailed_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"document_id" uuid NOT NULL,
	"original_filename" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"client_message" text DEFAULT '' NOT NULL,
	"processed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "documents_firm_id_document_id_pk" PRIMARY KEY("firm_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"firm_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"client_name" text NOT NULL,
	"client_email" text,
	"client_phone" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"emailed_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"message_id" uuid NOT NULL,
	"content" text NOT NULL,
	"priority" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"requires_immediate_attention" boolean DEFAULT false NOT NULL,
	CONSTRAINT "messages_firm_id_message_id_pk" PRIMARY KEY("firm_id","message_id"),
	CONSTRAINT "messages_priority" CHECK ("messages"."priority" in ('low', 'medium', 'high')),
	CONSTRAINT "messages_status" CHECK ("messages"."status" in ('pending', 'viewed', 'responded', 'resolved'))
);
--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD CONSTRAINT "appointment_requests_session" FOREIGN KEY ("firm_id","session_id") REFERENCES "public"."sessions"("firm_id","session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_session" FOREIGN KEY ("firm_id","session_id") REFERENCES "public"."sessions"("firm_id","session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_session" FOREIGN KEY ("firm_id","session_id") REFERENCES "public"."sessions"("firm_id","session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_requests_newest" ON "appointment_requests" USING btree ("firm_id","created_at" DESC NULLS FIRST,"appointment_id");--> statement-breakpoint
CREATE INDEX "documents_newest" ON "documents" USING btree ("firm_id","created_at" DESC NULLS FIRST,"document_id");--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("firm_id","created_at" DESC NULLS FIRST,"message_id");