CREATE TABLE "sandbox_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_cards" (
	"card_ref" text PRIMARY KEY NOT NULL,
	"customer_ref" text NOT NULL,
	"token" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_customers" (
	"customer_ref" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"credit_cents" integer DEFAULT 0 NOT NULL,
	"card_ref" text,
	"invoice_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_customers_reference" UNIQUE("reference"),
	CONSTRAINT "sandbox_customers_credit" CHECK ("sandbox_customers"."credit_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"customer_ref" text NOT NULL,
	"subscription_ref" text NOT NULL,
	"subject_ref" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "sandbox_events_position" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "sandbox_invoices" (
	"invoice_ref" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_invoices_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"customer_ref" text NOT NULL,
	"subscription_ref" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"lines" jsonb NOT NULL,
	"credit_cents" integer NOT NULL,
	"due_cents" integer NOT NULL,
	"status" text NOT NULL,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp with time zone,
	CONSTRAINT "sandbox_invoices_number" UNIQUE("number"),
	CONSTRAINT "sandbox_invoices_status" CHECK ("sandbox_invoices"."status" in ('paid', 'open', 'uncollectible')),
	CONSTRAINT "sandbox_invoices_due" CHECK ("sandbox_invoices"."due_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_subscriptions" (
	"ref" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_subscriptions_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_ref" text NOT NULL,
	"status" text NOT NULL,
	"lines" jsonb NOT NULL,
	"interval" text NOT NULL,
	"anchor" timestamp with time zone NOT NULL,
	"period" integer NOT NULL,
	"current_period_start" timestamp with time zone NOT NULL,
	"current_period_end" timestamp with time zone NOT NULL,
	"trial_end" timestamp with time zone,
	"trial_end_told" boolean NOT NULL,
	"cancel_at_period_end" boolean NOT NULL,
	"ended_at" timestamp with time zone,
	"next_due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_subscriptions_status" CHECK ("sandbox_subscriptions"."status" in ('trialing', 'active', 'past_due', 'canceled')),
	CONSTRAINT "sandbox_subscriptions_interval" CHECK ("sandbox_subscriptions"."interval" in ('monthly', 'yearly'))
);
--> statement-breakpoint
ALTER TABLE "sandbox_cards" ADD CONSTRAINT "sandbox_cards_customer_ref_sandbox_customers_customer_ref_fk" FOREIGN KEY ("customer_ref") REFERENCES "public"."sandbox_customers"("customer_ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_invoices" ADD CONSTRAINT "sandbox_invoices_customer_ref_sandbox_customers_customer_ref_fk" FOREIGN KEY ("customer_ref") REFERENCES "public"."sandbox_customers"("customer_ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_invoices" ADD CONSTRAINT "sandbox_invoices_subscription_ref_sandbox_subscriptions_ref_fk" FOREIGN KEY ("subscription_ref") REFERENCES "public"."sandbox_subscriptions"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD CONSTRAINT "sandbox_subscriptions_customer_ref_sandbox_customers_customer_ref_fk" FOREIGN KEY ("customer_ref") REFERENCES "public"."sandbox_customers"("customer_ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_answers_age" ON "sandbox_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_cards_of_customer" ON "sandbox_cards" USING btree ("customer_ref");--> statement-breakpoint
CREATE INDEX "sandbox_events_undelivered" ON "sandbox_events" USING btree ("position") WHERE "sandbox_events"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "sandbox_invoices_of_customer" ON "sandbox_invoices" USING btree ("customer_ref","position");--> statement-breakpoint
CREATE INDEX "sandbox_invoices_of_subscription" ON "sandbox_invoices" USING btree ("subscription_ref");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_of_customer" ON "sandbox_subscriptions" USING btree ("customer_ref","position");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_due" ON "sandbox_subscriptions" USING btree ("next_due_at");