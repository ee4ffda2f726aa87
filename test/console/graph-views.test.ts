import { readFile } from 'node:fs/promises'
import { expect } from 'chai'
import { until } from '../../scripts/support/until.ts'
import { moduleId } from '../../src/core/catalogue/modules.ts'
import { barriersOf, desktop, goToView, investigationsIn, phone, startConsole } from '../support/console.ts'

describe('the console for graphs and merged pictures', function () {
  this.timeout(240_000)
  const tested = startConsole({ PICTURE_FINGERPRINTS: 'on' })
  const { open, signIn } = tested
  const { createInvestigation, openFinished } = investigationsIn(tested)

  it('shows the evidence of a value of the graph, by pointer and by keyboard', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    await openFinished(page)
    await page.getByRole('link', { name: 'Graph of what was found' }).click()
    const graph = page.getByRole('img', { name: /^Graph of/ })
    const details = page.getByRole('complementary', { name: 'Selected' })
    await graph.waitFor()
    // the library keeps the drawn graph at its element
    const position = await page.evaluate<{ x: number, y: number }>(
      `document.querySelector('.graph')._cyreg.cy.nodes().filter(node => node.data('label') === 'sam.example')
        .renderedPosition()`,
    )
    await graph.click({ position })
    await details.getByRole('heading', { name: 'sam.example' }).waitFor()
    const evidence = await details.textContent()
    await page.getByRole('region', { name: 'Values' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await details.getByRole('heading', { name: 'tw-follow', exact: true }).waitFor()
    await page.getByLabel('Show').selectOption('edges')
    await page.getByRole('region', { name: 'Connections' }).getByRole('button', { name: /tw-follow → sam\.example website/ })
      .click()
    const edge = await details.textContent()
    await details.getByRole('link', { name: 'The search that found it' }).click()
    await page.getByText(/^Completed in/).waitFor()

    expect(evidence).to.match(/Domain.*Found by tw-follow.*\d+ % sure.*\(stated\)/)
    expect(edge).to.match(/from tw-follow to sam\.example.*% sure/)
    expect(problems).to.deep.equal([])
  })

  it('finds a value in the graph of a search, opens its group, hides it and saves the picture', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    const id = await tested.service.createSearch('Domain Name', 'tw-success.example', { modules: { mode: 'all' } })
    await goToView(page, 'search', id)
    await page.getByText(/^Completed in/).waitFor()
    await goToView(page, 'search', id, 'graph')
    await page.getByRole('img', { name: /^Graph of/ }).waitFor()
    const details = page.getByRole('complementary', { name: 'Selected' })
    await page.getByLabel('Find').fill('www.tw-success.example')
    await page.getByLabel('Find').press('Enter')
    await details.getByRole('heading', { name: /^\d+ × Domain$/ }).waitFor()
    await details.getByRole('button', { name: 'Open the group' }).click()
    await page.getByRole('button', { name: 'Fold groups again' }).waitFor()
    await page.getByLabel('Find').press('Enter')
    await details.getByRole('heading', { name: 'www.tw-success.example' }).waitFor()
    await details.getByRole('button', { name: 'Hide it' }).click()
    await page.getByRole('button', { name: 'Show 1 hidden value' }).waitFor()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'SVG' }).click()
    const file = await downloading
    const svg = await readFile(await file.path(), 'utf8')

    expect(file.suggestedFilename()).to.match(/^tracewell-graph-\d{4}-\d\d-\d\d\.svg$/)
    expect(svg).to.match(/^<svg .*<\/svg>$/s).and.to.include('tw-success.example')
    expect(svg).not.to.include('>www.tw-success.example<')
    expect(problems).to.deep.equal([])
  })

  it('draws no label over another at any zoom, and that of a value below the pointer', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    const id = await openFinished(page)
    // away from the graph: the label of a value below the pointer may cover others
    await page.mouse.move(0, 0)
    await goToView(page, 'investigation', id, 'graph')
    const graph = page.getByRole('img', { name: /^Graph of/ })
    await graph.waitFor()
    const core = "document.querySelector('.graph')._cyreg.cy"
    const overlaps = () => page.evaluate<[shown: number, overlapping: number]>(`(() => {
      const boxes = ${core}.nodes().filter(node => node.style('label') !== '' &&
        parseFloat(node.style('font-size')) * ${core}.zoom() >= (parseFloat(node.style('min-zoomed-font-size')) || 0))
        .map(node => node.boundingBox({ includeNodes: false, includeEdges: false, includeOverlays: false }))
      const over = (one, other) => one !== other && one.x1 < other.x2 && other.x1 < one.x2 && one.y1 < other.y2 &&
        other.y1 < one.y2
      return [boxes.length, boxes.filter(one => boxes.some(other => over(one, other))).length]
    })()`)
    /** The labels are chosen in a frame after the zoom. Returns how many are shown, once none is over another. */
    const shownApart = async () => {
      await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')
      await until('no label is over another', async () => (await overlaps())[1] === 0)
      return (await overlaps())[0]
    }
    const far = await shownApart()
    for (let click = 0; click < 4; click += 1) await page.getByRole('button', { name: 'Closer' }).click()
    const near = await shownApart()
    await page.getByRole('button', { name: 'Fit' }).click()
    await shownApart()
    const hidden = await page.evaluate<{ id: string, at: { x: number, y: number } }>(`(() => {
      const room = node => Math.min(...${core}.nodes().not(node).map(other =>
        Math.hypot(node.position('x') - other.position('x'), node.position('y') - other.position('y'))))
      // the one with the most room, so that no other node lies above it
      const node = ${core}.nodes().filter(node => node.style('label') === '').max(room).ele
      return { id: node.id(), at: node.renderedPosition() }
    })()`)
    await graph.hover({ position: hidden.at })
    const label = await page.evaluate<string>(`${core}.getElementById(${JSON.stringify(hidden.id)}).style('label')`)

    expect(far).to.be.above(1)
    expect(near).to.be.above(far)
    expect(label).not.to.equal('')
    expect(problems).to.deep.equal([])
  })

  it('shows the merged picture of a search with its reasons', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    const ids = [
      'github', 'docker-hub', 'dev-to', 'bitbucket', 'codesandbox', 'gitee', 'wakatime', 'chef-supermarket', 'qiita',
      'gitlab', 'codeberg', 'gitea', 'forgejo-git-disroot-org', 'forgejo-git-gay', 'forgejo-git-lolcat-ca',
      'forgejo-opendev-org', 'gitlab-0xacab-org', 'gitlab-framagit-org', 'discourse-discourse-mozilla-org',
    ].map(moduleId)
    const id = await tested.service.createSearch('Pseudonym', 'tw-success', { modules: { mode: 'selected', ids } })
    await goToView(page, 'search', id)
    await page.getByText(/^Completed in/).waitFor()
    await page.getByRole('link', { name: 'Merged picture' }).click()
    const person = page.getByRole('region', { name: 'Person 1', exact: true })
    await person.getByText(/^Why they are one person/).click()
    await person.getByText(/the same|names the other|verified/).first().waitFor()
    const text = await person.textContent()
    const single = page.getByRole('region', { name: 'Single accounts' }).getByRole('listitem')
      .filter({ hasText: 'discourse.mozilla.org' })
    await single.getByText('More', { exact: true }).click()
    const claims = page.getByRole('group').filter({ has: page.getByText(/^Perhaps also the same person: \d{2}/) }).first()
    await claims.getByText(/^Perhaps also/).click()
    const items = claims.locator('.claims > li')
    const first = await items.count()
    await claims.getByRole('button', { name: /^Show \d+ more of \d+$/ }).click()
    await items.nth(first).waitFor()

    expect(first).to.equal(10)
    expect(text).to.match(/one person with \d+ %/).and.to.match(/Picture/)
    expect(text).to.match(/Known dates from .+ to .+ used/)
    expect(problems).to.deep.equal([])
  })

  it('shows the pictures of accounts, and a line for each account that nothing joins to another', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    const ids = ['gitlab', 'codeberg', 'chess-com'].map(moduleId)
    const id = await tested.service.createSearch('Pseudonym', 'tw-success', { modules: { mode: 'selected', ids } })
    await goToView(page, 'search', id)
    await page.getByText(/^Completed in/).waitFor()
    await page.getByRole('link', { name: 'Merged picture' }).click()
    const person = page.getByRole('region', { name: 'Person 1', exact: true })
    await person.locator('.portraits .avatar.shown canvas').nth(1).waitFor()
    const boxes = await page.getByRole('region', { name: /^Person / }).count()
    const singles = page.getByRole('region', { name: 'Single accounts' })
    const text = await singles.getByRole('listitem').textContent()
    await singles.getByText('More', { exact: true }).click()
    await singles.getByText(/^Perhaps also the same person: \d/).waitFor()

    expect(boxes).to.equal(1)
    expect(text).to.match(/^chess\.comtw-success.*Sam Example, FR/)
    expect(await barriersOf(page)).to.deep.equal([])
    expect(problems).to.deep.equal([])
  })

  const looks = {
    'on a desktop': desktop,
    'on a desktop in the dark': { ...desktop, colorScheme: 'dark' },
    'on a phone': { ...phone, colorScheme: 'light' },
    'on a phone in the dark': phone,
  } as const
  for (const [name, look] of Object.entries(looks)) {
    it(`has no barrier and no overflow ${name}`, async () => {
      await using opened = await open(look)
      const { page, problems } = opened
      const faults: string[] = []
      const check = async (view: string) => {
        faults.push(...(await barriersOf(page)).map(fault => `${view}: ${fault}`))
      }
      await signIn(page)
      await page.getByLabel('What do you want to search?').fill('tw-follow\nsam@example.com')
      await page.getByText('An investigation of 2 values').waitFor()
      await page.getByLabel('Search what is found').selectOption('2')
      await check('new')
      const id = await openFinished(page)
      await check('investigation')
      await goToView(page, 'investigation', id, 'graph')
      await page.getByRole('region', { name: 'Values' }).getByRole('button').first().click()
      await page.getByRole('heading', { name: 'tw-follow', exact: true }).waitFor()
      await check('graph')
      const observables = [{ value: 'tw-none' }, { value: 'a long name of 40 characters'.replaceAll(' ', '-') }]
      await goToView(page, 'investigation', await createInvestigation({ observables, follow: undefined, budget: 1 }))
      await page.getByText('1 value was not searched').waitFor()
      await check('stopped')
      await goToView(page, 'investigations')
      await page.getByText('used up').first().waitFor()
      await check('list')
      await goToView(page, 'investigation', id)
      await page.getByRole('link', { name: 'tw-follow', exact: true }).first().click()
      await page.getByRole('link', { name: 'Merged picture' }).click()
      await page.getByText(/^Why they are one person/).first().click()
      await check('picture')

      expect(faults).to.deep.equal([])
      expect(problems).to.deep.equal([])
    })
  }
})
