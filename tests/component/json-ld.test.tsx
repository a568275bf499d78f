import { expect, it } from '@jest/globals'
import { render } from '@testing-library/react'
import { JsonLd } from '@/app/_lib/json-ld'

it('no title ends the script that carries it', () => {
  const headline = 'Zápas </script><img src=x onerror=alert(1)>'
  const { container } = render(<JsonLd data={{ headline }} />)
  const script = container.querySelector('script')!
  expect(script.innerHTML).not.toContain('<')
  expect(JSON.parse(script.innerHTML)).toEqual({ '@context': 'https://schema.org', headline })
})
