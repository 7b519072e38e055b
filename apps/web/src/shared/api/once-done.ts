/**
 * Goes on after `mutateAsync`, also when the component that began it is gone by then: the callbacks given to `mutate`
 * are dropped with it. Meant for forms, which show a refusal themselves by the mutation's `error`.
 */
export function onceDone<Result>(doing: Promise<Result>, goOn: (result: Result) => unknown): void {
  doing.then(goOn, leaveToTheForm)
}

function leaveToTheForm() {
  // The mutation keeps the error, and the form shows it beside its fields.
}
