import { expect, it } from 'vitest';
import { openAddress } from '../../server/openAddress';

const network = (address: string, family = 'IPv4', internal = false) => [{ address, family, internal }];
const MACHINE = {
  lo: network('127.0.0.1', 'IPv4', true),
  wlan0: network('fe80::1', 'IPv6'),
  eth0: network('192.168.1.20'),
};

it.each([
  ['127.0.0.1', 'http://127.0.0.1:8080'],
  ['localhost', 'http://localhost:8080'],
  ['::1', 'http://[::1]:8080'],
  ['192.168.1.20', 'http://192.168.1.20:8080'],
  ['0.0.0.0', 'http://192.168.1.20:8080'],
  ['::', 'http://192.168.1.20:8080'],
])('[SE11] a service that listens on %s is opened at %s', (host, address) => {
  expect(openAddress(host, 8080, MACHINE)).toBe(address);
});

it('[SE11] a machine without a network is opened by itself', () => {
  expect(openAddress('::', 8080, { lo: MACHINE.lo })).toBe('http://localhost:8080');
});
