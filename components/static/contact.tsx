/** The address to write to, or a sentence in its place while none is set. */
export function Contact({ email }: { email: string }) {
  return email ? (
    <a href={`mailto:${email}`} className="link underline">
      {email}
    </a>
  ) : (
    <>the operator of this site</>
  );
}
