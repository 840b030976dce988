import { useEffect, useState } from 'react';

/** An address for what is in a file, lent as long as the file is shown; undefined without one. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(
    function lend() {
      if (!file) return;
      const url = URL.createObjectURL(file);
      setAddress(url);
      return () => {
        URL.revokeObjectURL(url);
        setAddress(undefined);
      };
    },
    [file],
  );
  return address;
}
