-- Lists, search, calendar messages, the firm's assistant, questions and the prompt. `created_day` is
-- filled in and closed to null by 0013, which may look past the second wall.
CREATE TABLE "firm_logos" (
	"firm_id" uuid PRIMARY KEY NOT NULL,
	"mime_type" text NOT NULL,
	"sha256" text NOT NULL,
	"data" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipients" (
	"firm_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone,
	CONSTRAINT "recipients_firm_id_recipient_id_pk" PRIMARY KEY("firm_id","recipient_id"),
	CONSTRAINT "recipients_email" UNIQUE("firm_id","email")
);
--> statement-breakpoint
CREATE TABLE "item_counts" (
	"firm_id" uuid NOT NULL,
	"noun" text NOT NULL,
	"day" date NOT NULL,
	"status" text NOT NULL,
	"facet" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "item_counts_firm_id_noun_day_status_facet_pk" PRIMARY KEY("firm_id","noun","day","status","facet"),
	CONSTRAINT "item_counts_noun" CHECK ("item_counts"."noun" in ('chat', 'lead', 'message', 'appointment', 'document'))
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"firm_id" uuid NOT NULL,
	"noun" text NOT NULL,
	"word" text collate "C" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"item_id" uuid NOT NULL,
	CONSTRAINT "search_words_firm_id_noun_word_item_id_pk" PRIMARY KEY("firm_id","noun","word","item_id")
);
--> statement-breakpoint
CREATE TABLE "system_prompt" (
	"id" integer PRIMARY KEY NOT NULL,
	"prompt_text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "system_prompt_one" CHECK ("system_prompt"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "question_askings" (
	"firm_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"turn_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_askings_firm_id_question_id_session_id_turn_id_pk" PRIMARY KEY("firm_id","question_id","session_id","turn_id")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"firm_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"asked_count" integer NOT NULL,
	"first_asked_at" timestamp with time zone NOT NULL,
	"last_asked_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "questions_firm_id_question_id_pk" PRIMARY KEY("firm_id","question_id"),
	CONSTRAINT "questions_key" UNIQUE("firm_id","key"),
	CONSTRAINT "questions_state" CHECK ("questions"."state" in ('open', 'answered', 'dismissed')),
	CONSTRAINT "questions_answer" CHECK (("questions"."state" = 'answered') = ("questions"."answer" is not null))
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"firm_id" uuid NOT NULL,
	"invitation_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"method" text NOT NULL,
	"side" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"emailed_at" timestamp with time zone,
	CONSTRAINT "invitations_firm_id_invitation_id_pk" PRIMARY KEY("firm_id","invitation_id"),
	CONSTRAINT "invitations_once" UNIQUE("firm_id","appointment_id","sequence","side"),
	CONSTRAINT "invitations_method" CHECK ("invitations"."method" in ('REQUEST', 'CANCEL')),
	CONSTRAINT "invitations_side" CHECK ("invitations"."side" in ('firm', 'client'))
);
--> statement-breakpoint
DROP INDEX "leads_newest";--> statement-breakpoint
DROP INDEX "leads_newest_by_status";--> statement-breakpoint
DROP INDEX "appointment_requests_newest";--> statement-breakpoint
DROP INDEX "documents_newest";--> statement-breakpoint
DROP INDEX "messages_newest";--> statement-breakpoint
ALTER TABLE "firms" ADD COLUMN "display_name" text;--> statement-breakpoint
ALTER TABLE "firms" ADD COLUMN "greetings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "firms" ADD COLUMN "launcher_position" text DEFAULT 'right' NOT NULL;--> statement-breakpoint
ALTER TABLE "firms" ADD COLUMN "languages" text[] DEFAULT '{"en","es"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "firms" ADD COLUMN "hours" jsonb DEFAULT '{"mon":[{"opens":"09:00","closes":"17:00"}],"tue":[{"opens":"09:00","closes":"17:00"}],"wed":[{"opens":"09:00","closes":"17:00"}],"thu":[{"opens":"09:00","closes":"17:00"}],"fri":[{"opens":"09:00","closes":"17:00"}],"sat":[],"sun":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "firms" ADD COLUMN "consultation_types" text[] DEFAULT '{"phone","video","in_person"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "viewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD COLUMN "created_day" date;--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD COLUMN "viewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD COLUMN "scheduled_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD COLUMN "invite_sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "created_day" date;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "viewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "processed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "infection" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "excerpt" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "created_day" date;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "viewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "firm_logos" ADD CONSTRAINT "firm_logos_firm_id_firms_firm_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("firm_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipients" ADD CONSTRAINT "recipients_firm_id_firms_firm_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("firm_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_counts" ADD CONSTRAINT "item_counts_firm_id_firms_firm_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("firm_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_firm_id_firms_firm_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("firm_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_askings" ADD CONSTRAINT "question_askings_question" FOREIGN KEY ("firm_id","question_id") REFERENCES "public"."questions"("firm_id","question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_askings" ADD CONSTRAINT "question_askings_chat" FOREIGN KEY ("firm_id","session_id") REFERENCES "public"."sessions"("firm_id","session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_firm_id_firms_firm_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("firm_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_appointment" FOREIGN KEY ("firm_id","appointment_id") REFERENCES "public"."appointment_requests"("firm_id","appointment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_askings_session" ON "question_askings" USING btree ("firm_id","session_id");--> statement-breakpoint
CREATE INDEX "questions_most_asked" ON "questions" USING btree ("firm_id","state","asked_count" DESC NULLS FIRST,"last_asked_at" DESC NULLS FIRST,"question_id");--> statement-breakpoint
CREATE INDEX "leads_by_day" ON "leads" USING btree ("firm_id","created_day" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"lead_id");--> statement-breakpoint
CREATE INDEX "leads_of_status" ON "leads" USING btree ("firm_id","status","created_day" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"lead_id");--> statement-breakpoint
CREATE INDEX "leads_unread" ON "leads" USING btree ("firm_id") WHERE "leads"."viewed_at" is null;--> statement-breakpoint
CREATE INDEX "appointments_newest" ON "appointment_requests" USING btree ("firm_id","created_day" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"appointment_id");--> statement-breakpoint
CREATE INDEX "appointments_by_status" ON "appointment_requests" USING btree ("firm_id","status","consultation_type","created_day" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"appointment_id");--> statement-breakpoint
CREATE INDEX "appointments_of_status" ON "appointment_requests" USING btree ("firm_id","status","created_day" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"appointment_id");--> statement-breakpoint
CREATE INDEX "appointments_of_type" ON "appointment_requests" USING btree ("firm_id","consultation_type","created_day" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"appointment_id");--> statement-breakpoint
CREATE INDEX "appointments_unread" ON "appointment_requests" USING btree ("firm_id") WHERE "appointment_requests"."viewed_at" is null;--> statement-breakpoint
CREATE INDEX "appointments_session" ON "appointment_requests" USING btree ("firm_id","session_id");--> statement-breakpoint
CREATE INDEX "documents_of_state" ON "documents" USING btree ("firm_id","processed","created_day" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"document_id");--> statement-breakpoint
CREATE INDEX "documents_unread" ON "documents" USING btree ("firm_id") WHERE "documents"."viewed_at" is null;--> statement-breakpoint
CREATE INDEX "documents_session" ON "documents" USING btree ("firm_id","session_id");--> statement-breakpoint
CREATE INDEX "messages_by_status" ON "messages" USING btree ("firm_id","status","priority","created_day" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"message_id");--> statement-breakpoint
CREATE INDEX "messages_of_status" ON "messages" USING btree ("firm_id","status","created_day" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"message_id");--> statement-breakpoint
CREATE INDEX "messages_of_priority" ON "messages" USING btree ("firm_id","priority","created_day" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"message_id");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("firm_id") WHERE "messages"."viewed_at" is null;--> statement-breakpoint
CREATE INDEX "messages_session" ON "messages" USING btree ("firm_id","session_id");--> statement-breakpoint
CREATE INDEX "documents_newest" ON "documents" USING btree ("firm_id","created_day" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"document_id");--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("firm_id","created_day" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"message_id");