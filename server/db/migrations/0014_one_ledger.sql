-- Leads are counted with everything else since 0013.
DROP TABLE "lead_counts" CASCADE;