import { createStore } from './store.ts'

const store = createStore<'working' | 'failing'>('working')

/** Whether the API answered the last call. */
export const connection = {
  store,
  worked: () => store.set('working'),
  failed: () => store.set('failing'),
}
