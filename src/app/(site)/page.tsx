export default function HomePage() {
  return <h1>Akadémia</h1>
}
