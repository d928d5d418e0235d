CREATE TABLE "identity_accounts" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"disabled" boolean DEFAULT false NOT NULL,
	"valid_since" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	CONSTRAINT "identity_accounts_email" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "identity_attempts" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_attempts_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "identity_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"sealed_private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"sid" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_sessions" (
	"sid" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"provider" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "identity_refresh_tokens" ADD CONSTRAINT "identity_refresh_tokens_sid_identity_sessions_sid_fk" FOREIGN KEY ("sid") REFERENCES "public"."identity_sessions"("sid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_sessions" ADD CONSTRAINT "identity_sessions_uid_identity_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."identity_accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_attempts_reset" ON "identity_attempts" USING btree ("resets_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_keys_one_active" ON "identity_keys" USING btree ((true)) WHERE "identity_keys"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "identity_refresh_tokens_of_session" ON "identity_refresh_tokens" USING btree ("sid");--> statement-breakpoint
CREATE INDEX "identity_sessions_of_account" ON "identity_sessions" USING btree ("uid");