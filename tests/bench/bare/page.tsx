/** What a prerendered page costs at the least: the measure of all other pages. */
export default function BarePage() {
  return <p>Nič</p>
}
