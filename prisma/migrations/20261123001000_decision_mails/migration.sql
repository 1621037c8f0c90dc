-- Whether an account wants mails about what was decided of what it sent in.
ALTER TABLE public."user" ADD COLUMN decision_mails BOOLEAN NOT NULL DEFAULT true;
