/**
 * Preloaded (`node --import`) into every program that these scripts start: when the starting process
 * disappears without a word (`kill -9`), the channel between the two closes and this one ends too.
 * Programs that it starts in turn inherit the preload; they look after their own parents.
 */
if (process.channel && process.env.LAUNCHER_PID === String(process.ppid)) {
  process.once("disconnect", () => process.exit(1));
  process.channel.unref();
}
