import { useEffect, useState } from 'react';

/** An object URL for a file, revoked when the file is no longer shown; undefined without a file. */
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
