import styles from "@/components/layout/background.module.css";

/** The faint light at the top of public pages. */
export function Background() {
  return <div aria-hidden className={styles.background} />;
}
