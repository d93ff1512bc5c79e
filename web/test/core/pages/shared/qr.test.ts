import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import Qr from '../../../../src/core/pages/shared/Qr.svelte';
import { withTexts } from '../../../table';

beforeAll(withTexts);

it('a link becomes a code', () => {
  render(Qr, { text: 'https://example.org/table/abc#code' });
  expect(screen.getByRole('img', { name: /QR/ }).querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(500);
});
