CREATE TABLE "billing_notices" (
	"firm_id" uuid NOT NULL,
	"notice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"emailed_at" timestamp with time zone,
	CONSTRAINT "billing_notices_firm_id_notice_id_pk" PRIMARY KEY("firm_id","notice_id"),
	CONSTRAINT "billing_notices_once" UNIQUE("firm_id","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"firm_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_firm_id_event_id_pk" PRIMARY KEY("firm_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"firm_id" uuid PRIMARY KEY NOT NULL,
	"customer_ref" text NOT NULL,
	"ref" text NOT NULL,
	"plan_id" integer NOT NULL,
	"extra_seats" integer NOT NULL,
	"status" text NOT NULL,
	"current_period_start" timestamp with time zone NOT NULL,
	"current_period_end" timestamp with time zone NOT NULL,
	"trial_end" timestamp with time zone,
	"cancel_at_period_end" boolean NOT NULL,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_status" CHECK ("subscriptions"."status" in ('trialing', 'active', 'past_due', 'canceled'))
);
--> statement-breakpoint
CREATE TABLE "identity_codes" (
	"code_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"uid" text NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"letter_due_at" timestamp with time zone,
	"letter_attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "identity_codes_hash" UNIQUE("code_hash"),
	CONSTRAINT "identity_codes_kind" CHECK ("identity_codes"."kind" in ('verify', 'reset'))
);
--> statement-breakpoint
CREATE TABLE "identity_links" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"uid" text NOT NULL,
	"email" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_links_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "identity_revocations" (
	"uid" text PRIMARY KEY NOT NULL,
	"valid_since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_tries" (
	"event_hash" text PRIMARY KEY NOT NULL,
	"state_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"uid" text,
	"refusal" text,
	"credential_hash" text,
	"redeemed_at" timestamp with time zone,
	CONSTRAINT "identity_tries_state" UNIQUE("state_hash")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"reserved_firm_id" uuid NOT NULL,
	"step" integer DEFAULT 2 NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"customer_ref" text PRIMARY KEY NOT NULL,
	"firm_id" uuid NOT NULL,
	CONSTRAINT "billing_customers_firm" UNIQUE("firm_id")
);
--> statement-breakpoint
ALTER TABLE "firms" ADD COLUMN "zip_code" text;--> statement-breakpoint
ALTER TABLE "firms" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "firms" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "firms" ADD COLUMN "practice_areas" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "firms" ADD COLUMN "firm_size" text;--> statement-breakpoint
ALTER TABLE "firms" ADD COLUMN "attorney_count" integer;--> statement-breakpoint
ALTER TABLE "identity_accounts" ADD COLUMN "display_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_firm_id_firms_firm_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("firm_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_firm_id_firms_firm_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("firm_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_codes" ADD CONSTRAINT "identity_codes_uid_identity_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."identity_accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_links" ADD CONSTRAINT "identity_links_uid_identity_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."identity_accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_codes_due" ON "identity_codes" USING btree ("letter_due_at");--> statement-breakpoint
CREATE INDEX "identity_codes_of_account" ON "identity_codes" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_links_of_account" ON "identity_links" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_tries_expiry" ON "identity_tries" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_tries_credential" ON "identity_tries" USING btree ("credential_hash");