import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect } from 'chai'
import { parse } from 'yaml'
import { answers, createReceiver } from '../support/receiver.ts'
import { scrape, type Scrape } from '../support/scrape.ts'
import { start } from '../../scripts/support/start.ts'
import { until } from '../../scripts/support/until.ts'

/** A panel of the dashboard. A panel of the type `row` is a heading and has only the first four properties. */
interface Panel {
  id: number
  type: string
  title: string
  gridPos: { x: number, y: number, w: number, h: number }
  fieldConfig: { defaults: { unit: string } }
  targets: Array<{ expr: string }>
  datasource: { uid: string }
}

interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string }
}

const folder = resolve(import.meta.dirname, '../../scripts/grafana')
const dashboard = JSON.parse(readFileSync(resolve(folder, 'tracewell.json'), 'utf8')) as { panels: Panel[] }
const panels = dashboard.panels.filter(({ type }) => type !== 'row')
const { groups } = parse(readFileSync(resolve(folder, 'alerts.yaml'), 'utf8')) as { groups: Array<{ rules: Rule[] }> }
const rules = groups.flatMap(group => group.rules)

const metricsOf = (expression: string): string[] =>
  [...expression.matchAll(/\b(?:tracewell|process|nodejs)_\w+/g)].map(([name]) => name)

/** Returns the labels that an expression matches or groups by. */
function labelsOf(expression: string): string[] {
  const matched = [...expression.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, label]) => label!)
  const grouped = [...expression.matchAll(/\b(?:by|on) \(([^)]*)\)/g)].flatMap(([, list]) =>
    list!.split(',').map(label => label.trim())
  )
  return [...matched, ...grouped].filter(label => label !== '')
}

/**
 * Returns a pair of a label and a text for each text that the expression compares a label with. Each alternative of a
 * pattern gives a separate pair.
 */
const textsOf = (expression: string): Array<[label: string, text: string]> =>
  [...expression.matchAll(/(\w+)(?:=~|!~|!=|=)"([^"$]*)"/g)].flatMap(([, label, text]) =>
    text!.split('|').map((one): [string, string] => [label!, one])
  )
    .filter(([, text]) => !/[.*]/.test(text))

const expressions = (): string[] => [
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...rules.map(({ expr }) => expr),
]

describe('the Grafana dashboard and alerts', () => {
  let scraped: Scrape
  before(async () => {
    await using receiver = await createReceiver(answers(500), answers(204))
    await using service = await start({
      METRICS_PORT: '0',
      WEBHOOK_RETRY_SCHEDULE: '0',
      WIRE_URL: 'nats://127.0.0.1:9', // no server listens there, but the metric exists
    })
    await service.createSearch('Pseudonym', 'tw-partial', { delivery: { webhook: { url: receiver.url } } })
    await service.events('/search/temporary', { body: { query: { type: 'Pseudonym', value: 'tw-success' } } })
    await until(() => receiver.delivered.length === 2)
    await until(async () => {
      scraped = await scrape(service)
      return scraped.text.includes('{duty="') // a metric without values yet has no labels
    })
  })

  it('use existing metrics only', () => {
    const asked = expressions().flatMap(metricsOf)

    expect(asked).to.have.length.above(50)
    expect(asked.filter(name => !scraped.names.has(name))).to.deep.equal([])
  })

  it('use existing labels only', () => {
    const known = new Set(['instance', 'le', ...[...scraped.text.matchAll(/[{,](\w+)="/g)].map(([, label]) => label)])

    expect(expressions().flatMap(labelsOf).filter(label => !known.has(label))).to.deep.equal([])
  })

  it('compare labels with possible values only', () => {
    const possible: Record<string, readonly string[]> = {
      cached: ['true', 'false'],
      state: ['untested'],
      duty: ['deletion', 'cache', 'limits'],
      status: ['2xx', '4xx', '5xx', 'none', 'finished', 'error'],
      outcome: ['success', 'failed', 'timeout', 'skipped', 'unknown', 'answered', 'refused', 'retrying', 'delivered'],
      operation: ['getSearchPicture'],
      code: ['UPSTREAM_CHANGED', 'MODULE_ERROR', 'UPSTREAM_BLOCKED', 'UPSTREAM_RATE_LIMITED', 'UPSTREAM_QUOTA'],
    }

    const wrong = expressions().flatMap(textsOf).filter(([label, text]) =>
      !scraped.values(label).has(text) && !possible[label]?.includes(text)
    )

    expect(wrong).to.deep.equal([])
  })

  it('give every panel a title, a unit, a query and its own position', () => {
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + index % w} ${y + Math.floor(index / w)}`))

    for (const { title, fieldConfig, targets, datasource } of panels) {
      expect(title).to.be.a('string').and.not.equal('')
      expect(fieldConfig.defaults.unit, title).to.be.a('string').and.not.equal('')
      expect(targets, title).not.to.have.length(0)
      for (const { expr } of targets) expect(metricsOf(expr), title).not.to.have.length(0)
      expect(datasource.uid, title).to.equal('${datasource}')
    }
    expect(new Set(cells).size).to.equal(cells.length)
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).to.equal(dashboard.panels.length)
  })

  it('show the health of sources, and which of them are benched', () => {
    const row = dashboard.panels.findIndex(({ type, title }) => type === 'row' && title === 'Sources')
    const end = dashboard.panels.findIndex(({ type }, index) => type === 'row' && index > row)
    const shown = dashboard.panels.slice(row + 1, end)
      .flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsOf(expr)))

    expect(shown).to.include.members(['tracewell_sources', 'tracewell_source_benched'])
  })

  it('give every alert a summary and a severity', () => {
    for (const { alert, labels, annotations, expr } of rules) {
      expect(alert).to.match(/^Tracewell[A-Z]\w+$/)
      expect(labels.severity, alert).to.be.oneOf(['critical', 'warning', 'info'])
      expect(annotations.summary, alert).to.be.a('string')
      expect(metricsOf(expr), alert).not.to.have.length(0)
    }
    expect(new Set(rules.map(({ alert }) => alert)).size).to.equal(rules.length)
  })
})
