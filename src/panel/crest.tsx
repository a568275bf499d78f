/** The panel's icon: a shield with the valley's line, in the colour of the text. */
export function PanelIcon() {
  return (
    <svg aria-hidden="true" className="panel-crest" fill="none" viewBox="0 0 32 36">
      <path d="M3 3h26v15c0 8-6 12.5-13 15.5C9 30.5 3 26 3 18Z" stroke="currentColor" strokeWidth="2.5" />
      <path d="m3 20 7-7 6 5 5-6 8 8" stroke="currentColor" strokeWidth="2" />
      <circle cx="22" cy="9" fill="currentColor" r="2.5" />
    </svg>
  )
}
