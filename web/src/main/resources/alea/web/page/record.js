// A record in the part of an address that no server is told: compressed, as letters that links may hold.

const LETTERS = {'+': '-', '/': '_', '=': ''};

async function through(stream, bytes) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** A text as letters. */
export async function packed(text) {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
  const letters = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
  return letters.replace(/[+/=]/g, one => LETTERS[one]);
}

/** The text again. */
export async function unpacked(letters) {
  const bytes = Uint8Array.from(atob(letters.replace(/-/g, '+').replace(/_/g, '/')), one => one.charCodeAt(0));
  return new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes));
}
