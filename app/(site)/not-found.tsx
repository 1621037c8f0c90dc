import { NotFoundScreen } from "@/components/layout/not-found-screen";

/** A public page whose subject does not exist. */
export default function NotFound() {
  return <NotFoundScreen />;
}
