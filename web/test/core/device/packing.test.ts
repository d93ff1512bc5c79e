import { describe, expect, it } from 'vitest';
import { pack, unpack } from '../../../src/core/device/packing';

describe('a text in a link', () => {
  const record = 'riverrat record 1\ngame la-loire\nseats 2\n' + 'go Blois\nbuy wine\n'.repeat(150) + 'Río, über ça\n';

  it('comes back as it was, and is small', async () => {
    const packed = await pack(record);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(200);
    expect(await unpack(packed)).toBe(record);
  });

  it('is refused where it is none', async () => {
    await expect(unpack('nothing')).rejects.toThrow();
  });
});
