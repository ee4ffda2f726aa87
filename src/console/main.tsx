import { render } from 'preact'
import './style/index.css'
import { App } from './app.tsx'

render(<App />, document.getElementById('console')!)
