export interface UnexpectedErrorScreenProps {
  onReloaded: () => void;
}

/** What an error boundary shows: also after a deploy with stale chunks (D101). */
export function UnexpectedErrorScreen({ onReloaded }: UnexpectedErrorScreenProps) {
  return (
    <main>
      <h1>Unexpected Application Error!</h1>
      <button type="button" onClick={onReloaded}>
        Reload
      </button>
    </main>
  );
}
