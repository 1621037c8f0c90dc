/** What must be undone when the process ends. */
const tasks = new Set();
let running;

/** Registers something to undo. Answers a function that takes it off the list again. */
export function onShutdown(task) {
  tasks.add(task);
  return () => tasks.delete(task);
}

/** Whether the shutdown has begun: what fails from then on fails because it was stopped. */
export const isShuttingDown = () => running !== undefined;

/** Undoes everything, newest first, once, however often it is called. */
export function shutdown() {
  return (running ??= (async () => {
    for (let task = [...tasks].at(-1); task; task = [...tasks].at(-1)) {
      tasks.delete(task);
      await Promise.resolve().then(task).catch(console.error);
    }
  })());
}
