import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [paraglideVitePlugin({ project: './project.inlang' }), reactRouter()],
  build: { target: 'es2022' },
  // Two copies of the router would not see each other's contexts.
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
})
