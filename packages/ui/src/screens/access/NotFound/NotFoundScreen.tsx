/** Any address without a screen (A §2). It needs nothing: its one way out is the dashboard. */
export function NotFoundScreen() {
  return (
    <main>
      <h1>Look like you&apos;re lost</h1>
      <p>the page you are looking for not avaible!</p>
      <a href="/user/dashboard">Go to Home</a>
    </main>
  );
}
