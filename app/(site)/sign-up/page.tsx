import { AuthPage } from "@/components/auth/auth-page";
import { pageMetadata } from "@/lib/seo/metadata";

const title = "Sign up";
const description = "Create an account to vote for tools, save them and write reviews.";

export const generateMetadata = () => pageMetadata({ title, description, path: "/sign-up", noindex: true });

export default function SignUpPage() {
  return <AuthPage title={title} description={description} mode="signup" />;
}
