-- However an address is confirmed (a link, a new password, a service), what its account voted and said counts at once.
CREATE OR REPLACE FUNCTION public.account_confirmed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.count_waiting(NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER user_confirmed AFTER UPDATE OF email_verified_at ON public."user" FOR EACH ROW
WHEN (OLD.email_verified_at IS NULL AND NEW.email_verified_at IS NOT NULL)
EXECUTE FUNCTION public.account_confirmed();
