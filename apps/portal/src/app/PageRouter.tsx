import { useEffect, useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

/**
 * The browser's own history. A press on Back between the first render and its commit, a long time on a slow phone,
 * reaches no listener. So the address is compared once the listener is there.
 */
export function PageRouter({ basename, children }: { basename?: string; children: ReactNode }) {
  const [rendered] = useState(() => window.location.href);
  useEffect(() => {
    if (window.location.href !== rendered)
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, [rendered]);
  return <BrowserRouter {...(basename !== undefined && { basename })}>{children}</BrowserRouter>;
}
