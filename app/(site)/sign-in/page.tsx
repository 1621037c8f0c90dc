import { AuthPage } from "@/components/auth/auth-page";
import { pageMetadata } from "@/lib/seo/metadata";

const title = "Sign in";
const description = "Sign in to vote for tools, save them and write reviews.";

export const generateMetadata = () => pageMetadata({ title, description, path: "/sign-in", noindex: true });

export default function SignInPage() {
  return <AuthPage title={title} description={description} mode="login" />;
}
