/** How a club's e-mails look. */
export interface MailFrame {
  club: string
  /** The site's origin. */
  site: string
  /** The club's colour as a ground for white text, and as text on a dark ground. */
  colour: string
  colourOnDark: string
  shout: string
}

export interface MailButton {
  label: string
  href: string
  /** The less likely one of two. */
  quiet?: boolean
}

export type MailBlock =
  | { kind: 'heading' | 'text' | 'note'; text: string }
  | { kind: 'buttons'; buttons: MailButton[] }
  | { kind: 'rule' }

/** A line of the footer: words and links. */
export type MailLine = readonly (string | { label: string; href: string })[]

export interface MailContent {
  /** What a list of e-mails shows after the subject. */
  preheader: string
  blocks: readonly MailBlock[]
  footer: readonly MailLine[]
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character]!)
/** With its line breaks. */
const written = (text: string): string => escape(text).replace(/\n/g, '<br>')

const FONT = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/**
 * The blocks of a plain text: its paragraphs, with the line that is the button's address as that button, and a last
 * paragraph that is only the club's name as its signature. Other addresses stay words: somebody else may have typed them.
 */
export const blocksOfText = (text: string, club: string, button?: MailButton): MailBlock[] =>
  text
    .trim()
    .split(/\n{2,}/)
    .flatMap((paragraph): MailBlock[] => {
      const lines = paragraph.split('\n')
      const words = lines.filter((line) => line.trim() !== button?.href).join('\n')
      const blocks: MailBlock[] = []
      if (words.trim()) blocks.push({ kind: words.trim() === club ? 'note' : 'text', text: words })
      if (button && words !== paragraph) blocks.push({ kind: 'buttons', buttons: [button] })
      return blocks
    })

/** The first sentence of the blocks after a greeting. */
export const preheaderOf = (blocks: readonly MailBlock[]): string => {
  const texts = blocks.flatMap((block) => ('text' in block ? block.text.replace(/\s+/g, ' ').trim() : []))
  return (texts.find((text) => !/^Dobrý deň/.test(text)) ?? '').slice(0, 140)
}

const linesAsText = (footer: readonly MailLine[]): string =>
  footer
    .map((line) =>
      line.map((part) => (typeof part === 'string' ? part : `${part.label}: ${part.href}`)).join(''),
    )
    .join('\n')

const blockAsText = (block: MailBlock): string => {
  if (block.kind === 'buttons') return block.buttons.map(({ label, href }) => `${label}: ${href}`).join('\n')
  return block.kind === 'rule' ? '* * *' : block.text
}

/** An e-mail as plain text. */
export const mailText = ({ blocks, footer }: MailContent): string =>
  `${[...blocks.map(blockAsText), ...(footer.length > 0 ? [`--\n${linesAsText(footer)}`] : [])].join('\n\n')}\n`

const cell = (inside: string, style: string, attributes = ''): string =>
  `<tr><td style="${FONT};${style}"${attributes}>${inside}</td></tr>`

const button = ({ label, href, quiet }: MailButton, { colour }: MailFrame): string => {
  const [ground, ink] = quiet ? ['#ffffff', colour] : [colour, '#ffffff']
  // A table cell: Outlook gives links no padding.
  return `<td class="${quiet ? 'quiet' : 'button'}" bgcolor="${ground}" style="border:2px solid ${colour};border-radius:8px;text-align:center"><a href="${escape(href)}" style="${FONT};display:inline-block;padding:13px 22px;font-size:16px;line-height:20px;font-weight:700;color:${ink};text-decoration:none">${escape(label)}</a></td><td width="12" style="width:12px;font-size:0">&nbsp;</td>`
}

const blockAsHtml = (block: MailBlock, frame: MailFrame): string => {
  switch (block.kind) {
    case 'heading':
      return cell(
        `<h2 style="margin:0;font-size:21px;line-height:27px;font-weight:700">${written(block.text)}</h2>`,
        'padding:0 0 10px;color:#0c1f17',
        ' class="ink"',
      )
    case 'text':
      return cell(
        written(block.text),
        'padding:0 0 18px;font-size:16px;line-height:25px;color:#0c1f17',
        ' class="ink"',
      )
    case 'note':
      return cell(
        written(block.text),
        'padding:0 0 14px;font-size:14px;line-height:21px;color:#4a5a52',
        ' class="soft"',
      )
    case 'buttons':
      return cell(
        `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${block.buttons.map((each) => button(each, frame)).join('')}</tr></table>`,
        'padding:0 0 20px',
      )
    case 'rule':
      return cell('&nbsp;', 'padding:4px 0 22px;font-size:0;line-height:0', ' class="cut"').replace(
        '&nbsp;',
        '<div class="rule" style="border-top:2px dashed #cdd3ca;font-size:0;line-height:0">&nbsp;</div>',
      )
  }
}

const lineAsHtml = (line: MailLine): string =>
  line
    .map((part) =>
      typeof part === 'string'
        ? written(part)
        : `<a class="soft" href="${escape(part.href)}" style="color:#4a5a52;text-decoration:underline">${escape(part.label)}</a>`,
    )
    .join('')

/** For mail programs with a dark theme of their own; the others show the light colours. */
const darkStyles = ({ colourOnDark }: MailFrame): string =>
  `@media (prefers-color-scheme:dark){.ground{background:#0c1f17!important}.card{background:#14291f!important}.ink{color:#e9f1ec!important}.soft{color:#a9bab1!important}.rule{border-color:#3b5147!important}.button{background:${colourOnDark}!important;border-color:${colourOnDark}!important}.button a{color:#0c1f17!important}.quiet{background:#14291f!important;border-color:${colourOnDark}!important}.quiet a{color:${colourOnDark}!important}}`

/** The Content-ID of the club's crest, which every e-mail carries: no picture is fetched from anywhere. */
export const CREST_ID = 'erb'

/** An e-mail as HTML: tables and inline styles, which Outlook and web mail need. */
export const mailHtml = (
  frame: MailFrame,
  subject: string,
  { preheader, blocks, footer }: MailContent,
): string => `<!doctype html>
<html lang="sk"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title>
<style>:root{color-scheme:light dark}@media (max-width:480px){.inside{padding-left:20px!important;padding-right:20px!important}}${darkStyles(frame)}</style></head>
<body class="ground" style="margin:0;padding:0;background:#f6f7f2">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escape(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f6f7f2" style="background:#f6f7f2"><tr><td align="center" style="padding:20px 8px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td class="inside" bgcolor="${frame.colour}" style="background:${frame.colour};border-radius:10px 10px 0 0;padding:16px 32px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="40" style="width:40px"><img alt="" src="cid:${CREST_ID}" width="40" height="45" style="display:block;border:0"></td><td style="${FONT};padding-left:14px;font-size:18px;line-height:24px;font-weight:700;color:#ffffff">${escape(frame.club)}</td></tr></table></td></tr>
<tr><td height="6" bgcolor="${frame.shout}" style="height:6px;font-size:0;line-height:0;background:${frame.shout}">&nbsp;</td></tr>
<tr><td class="card inside" bgcolor="#ffffff" style="background:#ffffff;border-radius:0 0 10px 10px;padding:30px 32px 14px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${blocks.map((block) => blockAsHtml(block, frame)).join('\n')}</table></td></tr>
<tr><td class="inside soft" style="${FONT};padding:18px 32px 8px;font-size:13px;line-height:20px;color:#4a5a52">${footer.map(lineAsHtml).join('<br>')}</td></tr>
</table></td></tr></table></body></html>
`
