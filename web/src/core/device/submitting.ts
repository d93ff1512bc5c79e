/** What a form does when it is sent, in place of the browser's own. */
export function submitting(work: () => unknown): (event: SubmitEvent) => void {
  return (event) => {
    event.preventDefault();
    void work();
  };
}
