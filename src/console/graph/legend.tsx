/** Meaning of the shapes and colours. */
export const Legend = () => (
  <ul class="legend" aria-label="Shapes and colours">
    <li><Shape d="M8 2a6 6 0 1 0 .01 0z" /> pseudonym</li>
    <li><Shape d="M2 4h12v8H2z" /> e-mail address</li>
    <li><Shape d="M5 2h6l4 6-4 6H5L1 8z" /> domain</li>
    <li><Shape d="M8 1l7 7-7 7-7-7z" /> wallet</li>
    <li><Shape d="M8 2l7 12H1z" /> IP address</li>
    <li><Shape d="M1 2l7 4 7-4-7 12z" /> other</li>
    <li><span class="dot searched" /> searched</li>
    <li><span class="dot waiting" /> being searched</li>
    <li><span class="dot failed" /> not searched</li>
    <li><span class="dot found" /> found</li>
    <li><span class="dot group" /> several values of one type: a double click opens them</li>
  </ul>
)

const Shape = ({ d }: { d: string }) => (
  <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
    <path d={d} fill="none" stroke="currentColor" stroke-width="1.5" />
  </svg>
)
