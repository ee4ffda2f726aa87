# Made by npm run generate from openapi/. Do not edit.
VERSION = "0.1.0"
