CREATE TABLE "sessions" (
	"firm_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"notice_version" text,
	"consented_at" timestamp with time zone,
	"page_url" text,
	"page_title" text,
	"language" text,
	"conversation" jsonb,
	"turn_count" integer DEFAULT 0 NOT NULL,
	"last_turn_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "sessions_firm_id_session_id_pk" PRIMARY KEY("firm_id","session_id"),
	CONSTRAINT "sessions_language" CHECK ("sessions"."language" is null or "sessions"."language" in ('en', 'es')),
	CONSTRAINT "sessions_consent" CHECK ("sessions"."turn_count" = 0 or "sessions"."consented_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "turns" (
	"firm_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"turn_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"text" text NOT NULL,
	"reply" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "turns_firm_id_session_id_turn_id_pk" PRIMARY KEY("firm_id","session_id","turn_id"),
	CONSTRAINT "turns_seq" UNIQUE("firm_id","session_id","seq")
);
--> statement-breakpoint
CREATE TABLE "firms" (
	"firm_id" uuid PRIMARY KEY NOT NULL,
	"integration_id" uuid NOT NULL,
	"token" text NOT NULL,
	"name" text NOT NULL,
	"site_url" text,
	"notify_email" text NOT NULL,
	"phone" text,
	"time_zone" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"logo_url" text,
	"color_primary" text NOT NULL,
	"allowed_hosts" text[] DEFAULT '{}' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"snippet_seen_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"firm_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"role" text DEFAULT 'owner' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_firm_id_user_id_pk" PRIMARY KEY("firm_id","user_id"),
	CONSTRAINT "users_uid" UNIQUE("firm_id","uid")
);
--> statement-breakpoint
CREATE TABLE "lead_counts" (
	"firm_id" uuid NOT NULL,
	"day" date NOT NULL,
	"status" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "lead_counts_firm_id_day_status_pk" PRIMARY KEY("firm_id","day","status")
);
--> statement-breakpoint
CREATE TABLE "lead_events" (
	"firm_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_events_firm_id_lead_id_event_id_pk" PRIMARY KEY("firm_id","lead_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"firm_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"legal_issue" text NOT NULL,
	"urgency" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"confirmed" boolean DEFAULT false NOT NULL,
	"message" text NOT NULL,
	"message_count" integer NOT NULL,
	"slots" jsonb NOT NULL,
	"summary" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"delivered_revision" integer DEFAULT 0 NOT NULL,
	"delivery_attempts" integer DEFAULT 0 NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"created_day" date NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leads_firm_id_lead_id_pk" PRIMARY KEY("firm_id","lead_id"),
	CONSTRAINT "leads_session" UNIQUE("firm_id","session_id"),
	CONSTRAINT "leads_status" CHECK ("leads"."status" in ('pending', 'emailed')),
	CONSTRAINT "leads_urgency" CHECK ("leads"."urgency" in ('high', 'medium', 'low')),
	CONSTRAINT "leads_reachable" CHECK ("leads"."email" is not null or "leads"."phone" is not null)
);
--> statement-breakpoint
CREATE TABLE "due_deliveries" (
	"firm_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "due_deliveries_firm_id_lead_id_pk" PRIMARY KEY("firm_id","lead_id")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"uid" text PRIMARY KEY NOT NULL,
	"firm_id" uuid NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_routes" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"firm_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "widget_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"firm_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"firm_id" uuid NOT NULL,
	"url" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"etag" text,
	"last_modified" text,
	"content_hash" text,
	"content" "bytea",
	"passages" integer DEFAULT 0 NOT NULL,
	"reading_started_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "pages_firm_id_url_pk" PRIMARY KEY("firm_id","url"),
	CONSTRAINT "pages_status" CHECK ("pages"."status" in ('queued', 'read', 'unchanged', 'duplicate', 'not_html', 'blocked_by_robots', 'redirected_away', 'not_found', 'refused', 'too_large', 'timed_out', 'failed', 'no_index', 'over_limit'))
);
--> statement-breakpoint
CREATE TABLE "site_indexes" (
	"firm_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"data" "bytea" NOT NULL,
	"passages" integer NOT NULL,
	"built_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_indexes_firm_id_version_pk" PRIMARY KEY("firm_id","version")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"firm_id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'none' NOT NULL,
	"pages_found" integer DEFAULT 0 NOT NULL,
	"pages_done" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"failure" text,
	"index_version" integer,
	CONSTRAINT "sites_state" CHECK ("sites"."state" in ('none', 'queued', 'reading', 'building', 'ready', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_firm_id_firms_firm_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("firm_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_session" FOREIGN KEY ("firm_id","session_id") REFERENCES "public"."sessions"("firm_id","session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_firm_id_firms_firm_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("firm_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_counts" ADD CONSTRAINT "lead_counts_firm_id_firms_firm_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("firm_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead" FOREIGN KEY ("firm_id","lead_id") REFERENCES "public"."leads"("firm_id","lead_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_session_of_firm" FOREIGN KEY ("firm_id","session_id") REFERENCES "public"."sessions"("firm_id","session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_firm_id_firms_firm_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("firm_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_indexes" ADD CONSTRAINT "site_indexes_firm_id_firms_firm_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("firm_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_firm_id_firms_firm_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("firm_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("firm_id","created_at" DESC NULLS FIRST,"lead_id");--> statement-breakpoint
CREATE INDEX "leads_newest_by_status" ON "leads" USING btree ("firm_id","status","created_at" DESC NULLS FIRST,"lead_id");--> statement-breakpoint
CREATE INDEX "due_deliveries_due" ON "due_deliveries" USING btree ("due_at");