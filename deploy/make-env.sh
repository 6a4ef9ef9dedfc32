#!/bin/sh
# Writes .env from .env.example with fresh secrets; what only you can know stays empty for you to fill.
set -eu
cd "$(dirname "$0")/.."
[ ! -e .env ] || { echo '.env exists: its secrets are in use, so it stays as it is' >&2; exit 1; }

private=$(openssl genpkey -algorithm ed25519)
public=$(printf '%s\n' "$private" | openssl pkey -pubout)
base64() { printf '%s\n' "$1" | openssl base64 -A; }

umask 077
while IFS= read -r line; do
  case $line in
    JWT_PRIVATE_KEY=) line=$line$(base64 "$private") ;;
    JWT_PUBLIC_KEY=) line=$line$(base64 "$public") ;;
    INTERNAL_TOKEN= | *_LINK_SECRET= | *_PASSWORD=) line=$line$(openssl rand -hex 32) ;;
  esac
  printf '%s\n' "$line"
done <.env.example >.env
echo 'Wrote .env: now fill what is still empty in its first part.'
