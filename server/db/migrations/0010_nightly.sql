CREATE TABLE "nightly_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"night" date NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
