"""A bot for Chain Reaction that is an HTTP server.

    http_bot.py PORT

It places its king on the first cell allowed, and then coins on free cells or its own.
"""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Bot(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        in_json = self.headers["Content-Type"] == "application/json"
        lines = [" = ".join(line) for line in json.loads(body)["lines"]] if in_json else body.split("\n")
        answer = self.order(lines) if self.headers["Arena-Message"].startswith("input") else ""
        if in_json and answer:
            answer = json.dumps({"answer": answer})
        self.send_response(200 if answer else 204)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer.encode())

    def order(self, lines):
        expected = lines[0].split(" = ")[1]
        me = "1" if lines[1] == "1 = " + self.headers["Arena-Team"] else "2"
        cells = [line.split(" = ")[0] for line in lines[7:] if " = 0,N" in line or f" = {me},C" in line]
        return expected.split("-")[0] if expected[0] == "K" else "C " + cells[len(cells) // 2]

    def log_message(self, *words):
        pass


server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Bot)
print(f"http://127.0.0.1:{server.server_port}/", flush=True)
server.serve_forever()
