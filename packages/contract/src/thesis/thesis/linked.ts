import { Flag } from '../../values.ts'

/** Whether the action is meant for the theses of all who share the topic: docs/regulation.md#linked-theses. */
export const Linked = Flag.optional().transform((said) => said ?? false)
